-- Commons hides in a credit what it also shows, and it was read twice.
UPDATE creadores SET photo_credit = json_set(photo_credit, '$.autor', 'Autor desconocido')
WHERE photo_credit ->> '$.autor' IN ('Unknown author', 'Unknown authorUnknown author');
--> statement-breakpoint
UPDATE creadores SET photo_credit = json_set(photo_credit, '$.autor', 'Trabajo propio')
WHERE photo_credit ->> '$.autor' = 'Own work';
--> statement-breakpoint
UPDATE creadores SET audio_credit = json_set(audio_credit, '$.autor', 'Autor desconocido')
WHERE audio_credit ->> '$.autor' IN ('Unknown author', 'Unknown authorUnknown author');
--> statement-breakpoint
UPDATE creadores SET audio_credit = json_set(audio_credit, '$.autor', 'Trabajo propio')
WHERE audio_credit ->> '$.autor' = 'Own work';
--> statement-breakpoint
UPDATE sugerencias SET cambios = replace(replace(replace(cambios,
	'"autor":"Unknown authorUnknown author"', '"autor":"Autor desconocido"'),
	'"autor":"Unknown author"', '"autor":"Autor desconocido"'),
	'"autor":"Own work"', '"autor":"Trabajo propio"')
WHERE status = 'PENDING' AND cambios LIKE '%"autor":"%';
