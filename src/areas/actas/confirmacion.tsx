import { useState } from 'react'
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
  clausura: Clausura
}

const CONFLICTO = 409

/** Says who gets what, and what is not possible any more, before it is done. */
export function Confirmacion({ open, onClose, catedraId, nombre, notas, decisiones, clausura }: Props) {
  const { send, enviando } = useAccion(closeCatedra(catedraId))
  const [advertido, setAdvertido] = useState(false)
  const faltas = faltasDe(clausura)
  const todosUno = notas.length > 1 && notas.every((nota) => nota === 1)
  const close = () => {
    setAdvertido(false)
    onClose()
  }
  const confirm = () =>
    send(decisiones, {
      onSuccess: close,
      onError: ({ status }) => status === CONFLICTO && close(),
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => (todosUno && !advertido ? setAdvertido(true) : confirm())}
      title={`¿Cerrar la cátedra ${nombre}?`}
      confirmLabel={advertido ? 'Cerrar igual, con todos en 1' : 'Cerrar la cátedra'}
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
      {faltas.length > 0 && (
        <>
          <p>Todavía falta:</p>
          <ul className="vinetas">
            {faltas.map((linea) => (
              <li key={linea}>{linea}</li>
            ))}
          </ul>
        </>
      )}
      {clausura.devueltas.length > 0 && (
        <p>Cuenta 0 lo que se devolvió y nadie entregó otra vez: {enTareas(clausura.devueltas)}.</p>
      )}
      {advertido && (
        <p role="alert" className="advertencia">
          Los {notas.length} alumnos quedan con 1 (uno). ¿Es lo que quieres?
        </p>
      )}
      <p>
        Desde entonces nada de la cátedra cambia: ni la asistencia, ni las tareas, ni las notas, ni el tablón.
        Todos la siguen leyendo; su docente descarga el acta, y cada alumno, su constancia.
      </p>
    </ConfirmDialog>
  )
}

/** What one would rather do before, in a line each. */
const faltasDe = ({ sin_corregir, sin_publicar, justificativos_pendientes, clases_sin_lista }: Clausura) =>
  [
    [sumaDe(sin_corregir), 'entrega sin corregir', 'entregas sin corregir'],
    [sumaDe(sin_publicar), 'nota sin publicar', 'notas sin publicar'],
    [justificativos_pendientes.length, 'justificativo sin responder', 'justificativos sin responder'],
    [clases_sin_lista.length, 'clase sin lista', 'clases sin lista'],
  ].flatMap(([cuantas, una, varias]) =>
    Number(cuantas) > 0 ? [cuantos(Number(cuantas), String(una), String(varias))] : [],
  )

const sumaDe = (tareas: Clausura['sin_corregir']) => tareas.reduce((suma, { cuantas }) => suma + cuantas, 0)

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
