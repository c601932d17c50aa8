import { AUSENTE, type NotaDeActa, repartoDe } from '../../domain/actas/actas'
import type { Decision } from '../../domain/actas/clausura'
import { notas as deLaEscala, notaEnLetras } from '../../domain/nota-final/escala'
import { cuantos } from '../../lib/formato'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useAccion } from '../base/use-accion'
import { type Clausura, closeCatedra } from './queries-de-clausura'

interface Props {
  open: boolean
  onClose: () => void
  catedraId: number
  nombre: string
  notas: readonly NotaDeActa[]
  decisiones: Decision[]
  devueltas: Clausura['devueltas']
}

const CONFLICTO = 409

/** Says who gets what, and what is not possible any more, before it is done. */
export function Confirmacion({ open, onClose, catedraId, nombre, notas, decisiones, devueltas }: Props) {
  const { send, enviando } = useAccion(closeCatedra(catedraId))
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() =>
        send(decisiones, {
          onSuccess: onClose,
          onError: ({ status }) => status === CONFLICTO && onClose(),
        })
      }
      title={`¿Cerrar la cátedra ${nombre}?`}
      confirmLabel="Cerrar la cátedra"
      saving={enviando}
      savingLabel="Cerrando..."
      danger
    >
      <p>Se hace el acta, con la fecha de hoy y estas notas:</p>
      <ul className="vinetas">
        {quienesTienen(notas).map((linea) => (
          <li key={linea}>{linea}</li>
        ))}
      </ul>
      {devueltas.length > 0 && (
        <p>Cuenta 0 lo que se devolvió y nadie entregó otra vez: {enTareas(devueltas)}.</p>
      )}
      <p>
        Desde entonces nada de la cátedra cambia: ni la asistencia, ni las tareas, ni las notas, ni el tablón.
        Todos la siguen leyendo; su docente descarga el acta, y cada alumno, su constancia.
      </p>
    </ConfirmDialog>
  )
}

/** '2 entregas de «Dictado 4», 1 entrega de «Armonizar un bajo»' */
const enTareas = (devueltas: Clausura['devueltas']) =>
  devueltas
    .map(({ titulo, cuantas }) => `${cuantos(cuantas, 'entrega', 'entregas')} de «${titulo}»`)
    .join(', ')

/** '3 alumnos con 5 (cinco)', the best first. */
function quienesTienen(notas: readonly NotaDeActa[]): string[] {
  const reparto = repartoDe(notas)
  const conNota = deLaEscala
    .toReversed()
    .filter((nota) => reparto[nota] > 0)
    .map((nota) => `${cuantos(reparto[nota], 'alumno', 'alumnos')} con ${nota} (${notaEnLetras(nota)})`)
  if (notas.length === 0) return ['ningún alumno']
  return reparto[AUSENTE] > 0
    ? [...conNota, cuantos(reparto[AUSENTE], 'alumno ausente', 'alumnos ausentes')]
    : conNota
}
