"""The table as people see it and as scenario files describe it: views, texts, drawings; plain Python."""
