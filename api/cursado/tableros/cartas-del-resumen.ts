import { asuntoDeResumen, lineasDeResumen, type Novedad } from '../../../src/domain/resumen.ts'
import type { Letter } from '../../casa/correos/letter.ts'

interface Resumen {
  nombre: string
  novedades: Novedad[]
  /** The receiver's dashboard. */
  url: string
}

export const cartaDeResumen = ({ nombre, novedades, url }: Resumen): Letter => ({
  subject: asuntoDeResumen(novedades.length),
  paragraphs: [
    `Hola, ${nombre}:`,
    'Esto es lo nuevo en tus cátedras.',
    ...lineasDeResumen(novedades),
    'Si no quieres este resumen, puedes apagarlo en «Editar perfil».',
  ],
  action: { label: 'Abrir mi tablero', url },
})
