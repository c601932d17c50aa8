/** Who suggests what Wikidata says: nobody who reads a mail, waits for an answer or contributed. */
export const DE_WIKIDATA = 'wikidata'
