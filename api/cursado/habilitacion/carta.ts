import { etiquetaDeLuz } from '../../../src/domain/habilitacion/habilitacion.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Peor } from './aviso.ts'

/** How somebody stands in the courses where that got worse, with the arithmetic of each cause. */
export function cartaDeHabilitacion(nombre: string, peores: readonly Peor[], url: string): Letter {
  const [primera] = peores
  return {
    subject: peores.length === 1 ? `Cómo estás para rendir «${primera?.catedra}»` : 'Cómo estás para rendir',
    paragraphs: [
      `Hola, ${nombre}:`,
      ...peores.flatMap(({ catedra, luz, frases }) => [
        `En «${catedra}» tu situación cambió: ${etiquetaDeLuz[luz].toLowerCase()}.`,
        ...frases,
      ]),
      'Si no quieres este aviso, puedes apagarlo en «Editar perfil».',
    ],
    action: {
      label: 'Ver mi asistencia',
      url: `${url}/alumno/catedra/${primera?.catedraId}?tab=asistencia`,
    },
  }
}
