"""A soak: one worker plays thousands of games for hours, while its store restarts and connections are closed under it.

`run` does it, with the people of `people`, who deliver their updates through `deliveries`. What it finds comes from
`readings` (memory and sockets of the process), `watched` (what the worker itself holds), `journal` (which updates the
store took) and `leftovers`; `report` judges it.
"""
