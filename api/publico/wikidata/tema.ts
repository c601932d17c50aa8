import type { Tema } from '../../suelo/tema.ts'

/**
 * Wikidata and Commons are asked in one place, one call after the other (`pedido.ts`), and what an item says is read by a
 * pure function (`src/domain/creadores/wikidata.ts`). The round of all creators takes one each second, and goes on where it
 * was after a restart (`recorrido.ts`).
 */
export const temaDeWikidata: Tema = {
  hechos: {
    'wikidata.desenlazar': 'Quitó el enlace con Wikidata del creador',
    'wikidata.detener': 'Detuvo la búsqueda en Wikidata de todos los creadores',
    'wikidata.enlazar': 'Enlazó con Wikidata al creador',
    'wikidata.proponer': 'Propuso datos de Wikidata para el creador',
    'wikidata.recorrer': 'Comenzó a buscar en Wikidata a todos los creadores',
  },
}
