import { Link } from 'react-router'
import { type BotonDeClase, botonDeClase } from '../../domain/clases/boton-de-clase'
import { classes } from '../../ui/classes'
import type { CatedraPropia } from '../base/curso/queries-de-docente'
import { enCampo } from '../base/instantes'
import { rutaDeCatedra, rutaDeCierre } from '../docente'
import { useCierreAMano } from './cierre-a-mano'

const textos: Record<BotonDeClase, string> = {
  PASAR_LISTA: 'Pasar lista',
  CERRAR: 'Cerrar la clase',
  CERRADA: 'Ver la clase cerrada',
}

/** On the day of a class, the one thing that is to be done now. */
export function ClaseDeHoy({ catedra }: { catedra: CatedraPropia }) {
  const { id, nombre, cerrada, CatedraDiaHorario, claseDeHoy } = catedra
  const boton = cerrada ? null : botonDeClase(CatedraDiaHorario, claseDeHoy, ahora())
  useCierreAMano(id, boton !== null)
  if (boton === null) return null
  const lista = `${rutaDeCatedra(id)}?tab=clases${claseDeHoy ? `&dia=${claseDeHoy.id}` : ''}`
  return (
    <Link
      className={classes('boton clase-de-hoy-en-panel', boton !== 'CERRADA' && 'principal')}
      aria-description={nombre}
      to={boton === 'PASAR_LISTA' ? lista : rutaDeCierre(id)}
    >
      {textos[boton]}
    </Link>
  )
}

function ahora() {
  const [fecha = '', hora = ''] = enCampo(new Date().toISOString()).split('T')
  return { fecha, hora }
}
