-- The ID of a key service is a whole number, as public clients read it.
UPDATE key_services SET id = CAST(abs(random() % 9007199254740991) AS TEXT) WHERE id GLOB '*[^0-9]*';
