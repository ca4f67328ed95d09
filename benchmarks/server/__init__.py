"""Many tables on one core: our server, and a boardgame.io server under the same load in the same run."""
