"""Makes every chat show what its documents say."""
