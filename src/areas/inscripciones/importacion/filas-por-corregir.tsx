import type { FormEvent } from 'react'
import type { Columna } from '../../../domain/base/tablas'
import {
  type FilaQueQuedo,
  textoDeCelda,
  tituloDe,
} from '../../../domain/inscripciones/planillas-de-importacion'
import { Button } from '../../../ui/button'
import { useShowMore } from '../../../ui/show-more'
import { TextField } from '../../../ui/text-field'
import type { Resumen } from './queries'
import type { Importacion } from './use-importacion'

/** The rows with errors, each with its fields as they were read: what is written over them goes along with the table. */
export function FilasPorCorregir({
  importacion,
  onCheck,
}: {
  importacion: Importacion
  onCheck: () => void
}) {
  const { enviando } = importacion
  const { shown, more } = useShowMore((importacion.resumen as Resumen).quedaron ?? [], 20)
  const check = (evento: FormEvent) => {
    evento.preventDefault()
    onCheck()
  }
  return (
    <form className="ui-formulario" onSubmit={check} noValidate>
      {shown.map((fila) => (
        <FilaPorCorregir key={fila.fila} fila={fila} importacion={importacion} />
      ))}
      {more}
      <div className="botones">
        <Button type="submit" saving={enviando} savingLabel="Revisando...">
          Revisar lo corregido
        </Button>
      </div>
    </form>
  )
}

const DE_TODAS = ['nombre', 'apellido', 'email']

function FilaPorCorregir({ fila, importacion }: { fila: FilaQueQuedo; importacion: Importacion }) {
  const { columnas, correcciones, correct } = importacion
  const { fila: numero, errores } = fila
  // Where its cells may stand under the wrong headings, all of them are to be seen.
  const isToSee = ({ campo }: Columna) =>
    DE_TODAS.includes(campo) || campo in errores || (errores.fila !== undefined && campo in fila)
  return (
    <fieldset className="horarios pila aire-3">
      <legend>Fila {numero}</legend>
      {errores.fila && <p className="ui-error">{errores.fila}</p>}
      <div className="ui-fila">
        {columnas.filter(isToSee).map((columna) => (
          <TextField
            key={columna.campo}
            label={rotuloDe(columna)}
            autoComplete="off"
            error={errores[columna.campo]}
            value={correcciones[numero]?.[columna.campo] ?? textoDeCelda(fila[columna.campo])}
            onChange={({ target }) => correct(numero, columna.campo, target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const rotuloDe = (columna: Columna) => {
  const titulo = tituloDe(columna)
  return titulo.charAt(0).toLocaleUpperCase('es') + titulo.slice(1)
}
