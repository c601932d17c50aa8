import type { Tema } from '../../suelo/tema.ts'

export const temaDeInstitucion: Tema = {
  hechos: {
    'institucion.editar': 'Cambió los datos de la institución',
    'institucion.poner-logo': 'Puso el logo de la institución',
    'institucion.quitar-logo': 'Quitó el logo de la institución',
    'primeros-pasos.terminar': 'Terminó los primeros pasos',
  },
}
