import { type KeyboardEvent, memo, useId, useLayoutEffect, useRef } from 'react'
import { etiquetaDeTarea, isDevuelta, isSinPublicar } from '../../../domain/tareas/tareas'
import { numero } from '../../../lib/formato'
import { press } from '../../../ui/atajos'
import { classes } from '../../../ui/classes'
import { claseDeNivel } from '../../base/nivel'
import { Recupero } from '../../recuperatorios/recupero'
import { CALIFICAR_LO_ENTREGADO } from '../../tareas/calificacion/textos'
import { enTelefono } from '../en-telefono'
import { atajosDeCelda } from './atajos-de-celda'
import { DialogoDeCelda } from './dialogo-de-celda'
import { isSinMotivo, type NotaDePlanilla, type Planilla } from './queries'
import { useCelda } from './use-celda'
import { vecinaDe } from './vecina'

interface Props {
  catedraId: number
  /** The student's. */
  nombre: string
  tarea: Planilla['tareas'][number]
  nota: NotaDePlanilla
}

/** A cell that can be written in: typing begins, Enter saves and goes down, Tab to the right, Escape gives up. */
export const CeldaDeNota = memo(function CeldaDeNota({ catedraId, nombre, tarea, nota }: Props) {
  const { puntos_obtenidos } = nota
  const celda = useCelda({ catedraId, nota, posibles: tarea.puntos_posibles })
  const { escrito, estado, falta } = celda
  const td = useRef<HTMLTableCellElement>(null)
  // Where the focus goes once it is saved.
  const baja = useRef(false)
  const idDeFalta = useId()
  const vuelve = useFoco(td, estado === 'editando')

  const onPress = () => {
    baja.current = false
    // There, a cell is too small to be typed in.
    if (enTelefono()) celda.ask()
    else celda.edit(escrito ?? String(puntos_obtenidos ?? ''))
  }
  const leave = (abajo: HTMLElement | null) => {
    vuelve.current = abajo === null
    baja.current = true
    return abajo
  }
  const atajos = atajosDeCelda({
    edit: celda.edit,
    move: (hacia) => vecinaDe(td.current, hacia)?.focus(),
    save: () => {
      if (estado !== 'editando') return false
      const abajo = leave(vecinaDe(td.current, 'abajo'))
      return celda.commit() === 'lista' ? abajo?.focus() : undefined
    },
    discard: () => {
      if (escrito === null) return false
      if (estado === 'editando') leave(null)
      return celda.discard()
    },
  })
  const onKeyDown = (event: KeyboardEvent) => press(atajos, event)

  return (
    <td ref={td} data-tarea={tarea.id} className={classes(claseDe(nota, tarea.puntos_posibles), 'celda')}>
      {estado === 'editando' ? (
        <input
          aria-label={`Puntos de ${nombre} en ${tarea.titulo}`}
          aria-invalid={falta !== ''}
          aria-describedby={falta ? idDeFalta : undefined}
          autoComplete="off"
          inputMode="numeric"
          value={escrito ?? ''}
          onChange={({ target }) => celda.write(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => void celda.commit()}
        />
      ) : (
        <button
          type="button"
          aria-busy={celda.guardando || undefined}
          aria-describedby={falta ? idDeFalta : undefined}
          className={escrito === null ? undefined : 'sin-guardar'}
          onClick={onPress}
          onKeyDown={onKeyDown}
        >
          {escrito ?? (puntos_obtenidos === null ? etiquetaDeTarea(nota) : numero(puntos_obtenidos))}
          {escrito === null && <Recupero nota={nota} />}
          <span className="oculto">
            {isSinPublicar(nota) && ', sin publicar'}
            {escrito !== null && ', sin guardar'}: {nombre}, {tarea.titulo}
          </span>
        </button>
      )}
      {falta && estado !== 'pidiendo' && (
        <p id={idDeFalta} className="ui-error" role="alert">
          {falta}
        </p>
      )}
      {estado === 'pidiendo' && (
        <DialogoDeCelda
          alumno={nombre}
          tarea={tarea}
          actual={puntos_obtenidos}
          sinMotivo={isSinMotivo(nota)}
          calificar={isDevuelta(nota) ? CALIFICAR_LO_ENTREGADO : 'Calificar'}
          escrito={escrito}
          enviando={celda.guardando}
          falta={falta}
          onSave={(datos) => void celda.save(datos)}
          onClose={() => {
            baja.current = false
            celda.discard()
          }}
          returnTo={() => (baja.current && vecinaDe(td.current, 'abajo')) || suyo(td.current)}
        />
      )}
    </td>
  )
})

/** What takes the focus in a cell. */
const suyo = (td: HTMLElement | null) => td?.querySelector<HTMLElement>('input, button') ?? null

/** Begun by a digit, the next one follows it; otherwise what there was is replaced. It says whether to come back. */
function useFoco(td: { current: HTMLElement | null }, editando: boolean) {
  const vuelve = useRef(false)
  useLayoutEffect(() => {
    const campo = td.current?.querySelector('input')
    if (editando && campo) {
      const isDigito = campo.value.length === 1
      campo.focus()
      campo.setSelectionRange(isDigito ? 1 : 0, campo.value.length)
    } else if (vuelve.current) suyo(td.current)?.focus()
    vuelve.current = false
  }, [td, editando])
  return vuelve
}

export function claseDe(nota: NotaDePlanilla, posibles: number) {
  if (nota.puntos_obtenidos === null) return 'sin-nota'
  const nivel = claseDeNivel((nota.puntos_obtenidos * 100) / posibles)
  return classes(nivel, isSinPublicar(nota) && 'sin-publicar')
}
