import type { Tema } from '../../suelo/tema.ts'

export const temaDeWikidata: Tema = {
  hechos: {
    'wikidata.desenlazar': 'Quitó el enlace con Wikidata del creador',
    'wikidata.detener': 'Detuvo la búsqueda en Wikidata de todos los creadores',
    'wikidata.enlazar': 'Enlazó con Wikidata al creador',
    'wikidata.proponer': 'Propuso datos de Wikidata para el creador',
    'wikidata.recorrer': 'Comenzó a buscar en Wikidata a todos los creadores',
  },
}
