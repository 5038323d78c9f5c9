"""The quests: setting one up, the tutorial, the five quests of the campaign, the delve."""
