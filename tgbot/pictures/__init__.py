"""The drawing toolkit: fonts, colours, blocks, pages, and drawing off the event loop."""
