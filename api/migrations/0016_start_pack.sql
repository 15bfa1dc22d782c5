INSERT INTO structure_event_kinds (name) VALUES ('taken');
