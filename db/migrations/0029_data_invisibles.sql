-- What it does is in data-invisibles.ts: SQL can't tell which characters nobody sees.
SELECT 1;
