import { type ReactNode, useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import { type CampoDeFilas, maximoDeFilas } from '../../domain/creadores/filas'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { FieldNote } from '../../ui/field'
import type { Valores } from './valores'

type Fila<C extends CampoDeFilas> = Valores[C][number]

/** What the controls of a row need. */
export interface DeFila<F> {
  fila: F
  /** Of the row that is wrong, or else the first: what is shown where something is wrong. */
  primera: ((control: HTMLInputElement | null) => void) | undefined
  onChange: (cambio: Partial<F>) => void
}

interface Props<C extends CampoDeFilas> {
  campo: C
  titulo: string
  /** What one is called: 'Fuente' and 'la fuente'. */
  una: readonly [nombre: string, conArticulo: string]
  agregar: string
  vacia: Fila<C>
  /** Where there is none. */
  hint: string
  /** There has to be one: the first is open. */
  obligatoria?: boolean
  puedeAgregar?: boolean
  /** Which rows are wrong, where they alone can tell. */
  isMal?: (fila: Fila<C>) => boolean
  children: (deFila: DeFila<Fila<C>>) => ReactNode
}

/** What is said in rows: each is written, added and taken away. */
export function Filas<C extends CampoDeFilas>({
  campo,
  titulo,
  una: [nombre, conArticulo],
  agregar,
  vacia,
  hint,
  obligatoria = false,
  puedeAgregar = true,
  isMal = () => false,
  children,
}: Props<C>) {
  const { field, fieldState } = useController<Valores, CampoDeFilas>({ name: campo })
  const boton = useRef<HTMLButtonElement>(null)
  const nota = useId()
  const error = fieldState.error?.message
  const suyas = field.value as Fila<C>[]
  const filas = suyas.length === 0 && obligatoria ? [vacia] : suyas
  const mala = Math.max(filas.findIndex(isMal), 0)
  const change = (lugar: number, cambio: Partial<Fila<C>>) =>
    field.onChange(filas.map((fila, i) => (i === lugar ? { ...fila, ...cambio } : fila)))
  const remove = (lugar: number) => {
    field.onChange(filas.filter((_, i) => i !== lugar))
    boton.current?.focus()
  }

  return (
    <fieldset
      className={classes('filas-escritas', obligatoria && 'obligatorio')}
      aria-describedby={error && nota}
    >
      <legend>{titulo}</legend>
      {filas.map((fila, lugar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
        <fieldset key={lugar} className="fila-escrita">
          <legend className="oculto">
            {nombre} {lugar + 1}
          </legend>
          {children({
            fila,
            primera: lugar === mala ? field.ref : undefined,
            onChange: (cambio) => change(lugar, cambio),
          })}
          {!(obligatoria && filas.length === 1) && (
            <div className="botones">
              <Button variant="quiet" onClick={() => remove(lugar)}>
                Quitar
                <span className="oculto">
                  {' '}
                  {conArticulo} {lugar + 1}
                </span>
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <FieldNote id={nota} error={error} hint={filas.length === 0 && hint} />
      <Button
        ref={boton}
        disabled={!puedeAgregar || filas.length >= maximoDeFilas[campo]}
        onClick={() => field.onChange([...filas, vacia])}
      >
        {agregar}
      </Button>
    </fieldset>
  )
}
