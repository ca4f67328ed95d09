from terramara.bots.random_bot import RandomBot as Greedy
