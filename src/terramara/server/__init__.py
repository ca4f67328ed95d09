"""Tables to play at: seats, the durable log of actions, live updates, bots that play along, and the web
pages."""
