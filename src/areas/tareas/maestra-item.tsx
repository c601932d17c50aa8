import { Eye, EyeOff, Megaphone, Pencil, SquareCheckBig, Trash2, UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import { enLinea } from '../../lib/formato'
import { Button } from '../../ui/button'
import { MoreActions } from '../../ui/more-actions'
import { useAbierta } from '../base/curso/abierta'
import { ParaWhatsApp } from '../base/curso/para-whatsapp'
import { useAccion } from '../base/use-accion'
import { rutaDeCorreccion, rutaDeTareaEditada } from '../docente'
import { HacerRecuperatorio } from '../recuperatorios/hacer-recuperatorio'
import { enAvance } from './avance'
import { PublicarNotas } from './calificacion/publicar-notas'
import { EstadoDeMaestra } from './estado-de-maestra'
import { fechaDeEntrega } from './ficha-de-tarea'
import { enPuntos } from './puntaje'
import { toggleEnTablon } from './queries-de-docente'
import type { TareaMaestra } from './tipos'

interface Props {
  tarea: TareaMaestra
  onOpen: () => void
  onAssign: () => void
  onRemove: () => void
}

export function MaestraItem({ tarea, onOpen, onAssign, onRemove }: Props) {
  const { id, catedraId, titulo, puntos_posibles, fecha_entrega, UnidadPlan, resumen } = tarea
  const abierta = useAbierta()
  const nombre = <span className="oculto"> {titulo}</span>
  const assign = abierta && (
    <Button variant="quiet" onClick={onAssign}>
      <UserPlus aria-hidden="true" /> Asignar{nombre}
    </Button>
  )
  return (
    <li className="panel maestra pila aire-2">
      <div className="titulado">
        <h3>{titulo}</h3>
        <p>
          <EstadoDeMaestra tarea={tarea} />
        </p>
        <p className="apagado">
          {enLinea([
            UnidadPlan?.periodo,
            `Entrega: ${fechaDeEntrega(fecha_entrega)}`,
            enPuntos(puntos_posibles),
          ])}
        </p>
        <p>{enAvance(resumen)}</p>
      </div>
      <div className="operaciones-de-plan">
        {resumen.asignadas > 0 && (
          <Link
            className={`boton ${abierta && resumen.porCalificar > 0 ? '' : 'callado'}`}
            to={rutaDeCorreccion(catedraId, id)}
          >
            <SquareCheckBig aria-hidden="true" /> {abierta ? 'Corregir' : 'Ver entregas'}
            {abierta && resumen.porCalificar > 0 && <span className="cuenta">{resumen.porCalificar}</span>}
            {nombre}
          </Link>
        )}
        {resumen.asignadas === 0 && assign}
        <MoreActions of={titulo}>
          <Button variant="quiet" onClick={onOpen}>
            <Eye aria-hidden="true" /> Ver detalles{nombre}
          </Button>
          {abierta && <PublicarNotas tarea={tarea} cuantas={resumen.sinPublicar} callado />}
          {resumen.asignadas > 0 && assign}
          {tarea.recupera === null && resumen.asignadas > 0 && (
            <HacerRecuperatorio primera={{ catedraId, tipo: 'TAREA', id }} titulo={titulo} variant="quiet" />
          )}
          <ParaWhatsApp catedraId={catedraId} de={`tarea:${id}`} variant="quiet">
            {nombre}
          </ParaWhatsApp>
          {abierta && (
            <>
              <Visibilidad tarea={tarea} />
              <Link className="boton callado" to={rutaDeTareaEditada(catedraId, id)}>
                <Pencil aria-hidden="true" /> Editar{nombre}
              </Link>
              <Button variant="quiet" onClick={onRemove}>
                <Trash2 aria-hidden="true" /> Eliminar{nombre}
              </Button>
            </>
          )}
        </MoreActions>
      </div>
    </li>
  )
}

/** Of its post, which there is once it has been assigned. */
function Visibilidad({ tarea: { publicacionId, visibleToStudents, titulo } }: { tarea: TareaMaestra }) {
  const { send, enviando } = useAccion(toggleEnTablon)
  if (publicacionId === null) return null
  return (
    <Button variant="quiet" onClick={() => send(publicacionId)} disabled={enviando}>
      {visibleToStudents ? <EyeOff aria-hidden="true" /> : <Megaphone aria-hidden="true" />}{' '}
      {visibleToStudents ? 'Ocultar en Tablón' : 'Publicar en Tablón'}
      <span className="oculto"> {titulo}</span>
    </Button>
  )
}
