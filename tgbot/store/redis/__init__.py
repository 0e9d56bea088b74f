"""The store on Redis or Valkey, a cluster of them, or an embedded server."""
