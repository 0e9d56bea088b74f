"""What README and docs say is true: commands run, links lead somewhere, settings are all there."""
