"""Between the quests of a campaign: the settlement stage, its visits, gear handed over, the campaign pool."""
