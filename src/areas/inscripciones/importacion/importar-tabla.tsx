import type { ReactNode } from 'react'
import type { Columna } from '../../../domain/base/tablas'
import { FILAS_MAXIMO } from '../../../domain/inscripciones/importaciones'
import { tituloDe } from '../../../domain/inscripciones/planillas-de-importacion'
import { numero } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { FileDrop } from '../../../ui/file-drop'
import { TextArea } from '../../../ui/text-field'
import { ExportarLista } from '../../base/exportar'
import type { Ademas } from './queries'
import { Revision, Terminada } from './revision'
import type { Importacion } from './use-importacion'

interface Props {
  importacion: Importacion
  /** Where the API gives an example of it, without its ending. */
  ejemplo: string
  /** Calls back with what goes along with the table, once that is in order. */
  conAdemas: (follow: (ademas: Ademas) => void) => void
  /** The list that it was imported into. */
  goBack: ReactNode
  /** What goes along with the table. */
  children?: ReactNode
}

/** A table, from a file or pasted: what it would do, and then doing it. */
export function ImportarTabla({ importacion, ejemplo, conAdemas, goBack, children }: Props) {
  const { texto, archivo, faltaElArchivo, resumen, enviando, rechazo, columnas, paste, choose } = importacion
  const check = (nueva?: File) => conAdemas((ademas) => importacion.check(ademas, nueva))
  if (resumen && !resumen.simulado) {
    return <Terminada importacion={importacion} goBack={goBack} onCheck={() => check()} />
  }
  return (
    <>
      <section className="panel ui-formulario">
        <h2>La tabla</h2>
        <ColumnasConocidas columnas={columnas} />
        {children}
        <FileDrop
          label={archivo ? 'Elegir otro archivo' : 'Suelta aquí un archivo .xlsx o CSV, o elígelo'}
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
          file={archivo}
          error={archivo ? rechazo : ''}
          hint={
            faltaElArchivo
              ? 'Elige otra vez el mismo archivo: lo que corregiste no se perdió.'
              : `Hasta ${numero(FILAS_MAXIMO)} filas. Sirve lo que guarda cualquier planilla de cálculo.`
          }
          onChange={(file) => {
            choose(file)
            check(file)
          }}
        />
        <TextArea
          label="O copia las celdas de tu planilla y pégalas aquí"
          rows={5}
          spellCheck={false}
          value={texto}
          error={archivo ? '' : rechazo}
          onChange={(evento) => paste(evento.target.value)}
        />
        <div className="botones">
          <Button
            variant={resumen ? 'plain' : 'primary'}
            onClick={() => check()}
            saving={enviando}
            savingLabel="Revisando..."
          >
            Revisar
          </Button>
          <ExportarLista
            direccion={ejemplo}
            excel="Planilla de ejemplo (.xlsx)"
            csv="Planilla de ejemplo (CSV)"
          />
        </div>
      </section>
      {resumen && (
        <Revision
          importacion={importacion}
          onCheck={() => check()}
          onImport={() => conAdemas(importacion.run)}
        />
      )}
    </>
  )
}

function ColumnasConocidas({ columnas }: { columnas: Columna[] }) {
  return (
    <p className="apagado">
      Una de las primeras filas lleva los títulos, en cualquier orden:{' '}
      {columnas.map((columna, lugar) => (
        <span key={columna.campo}>
          {lugar > 0 && ', '}
          {columna.obligatoria ? <b>{tituloDe(columna)}</b> : tituloDe(columna)}
        </span>
      ))}
      . Los resaltados no pueden faltar.
    </p>
  )
}
