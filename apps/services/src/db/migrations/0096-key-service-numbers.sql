-- Replaces other IDs of key services by integers, which public clients expect.
UPDATE key_services SET id = CAST(abs(random() % 9007199254740991) AS TEXT) WHERE id GLOB '*[^0-9]*';
