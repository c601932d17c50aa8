import { useState } from 'react'
import type { PreguntaEscrita } from '../../../domain/evaluaciones/preguntas'
import { readPreguntas } from '../../../domain/evaluaciones/preguntas-en-texto'
import type { PreguntasLeidas } from '../../../domain/evaluaciones/preguntas-leidas'
import { cuantos } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FileDrop } from '../../../ui/file-drop'
import { TextArea } from '../../../ui/text-field'
import { PreguntasConCorrecta } from '../preguntas-con-correcta'

interface Props {
  onAdd: (preguntas: PreguntaEscrita[]) => void
  onClose: () => void
}

const EJEMPLO = '1. ¿Quién creó la guarania?\n*a) José Asunción Flores\nb) Agustín Barrios'

/** Questions out of a text: what could be read is shown before it is taken, and of the rest, why not. */
export default function Importacion({ onAdd, onClose }: Props) {
  const [texto, setTexto] = useState('')
  const [archivo, setArchivo] = useState<File | null>(null)
  const [leidas, setLeidas] = useState<PreguntasLeidas | null>(null)

  const choose = async (file: File) => {
    const suyo = await file.text()
    setArchivo(file)
    setTexto(suyo)
    setLeidas(readPreguntas(suyo))
  }
  const add = (preguntas: PreguntaEscrita[]) => {
    onAdd(preguntas)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title="Importar preguntas">
      <div className="ui-dialogo-cuerpo ui-formulario">
        <FileDrop
          label={archivo ? 'Elegir otro archivo' : 'Suelta aquí un archivo, o elígelo'}
          accept=".gift,.txt,text/plain"
          file={archivo}
          hint="Sirve GIFT de Moodle, Aiken, o preguntas numeradas."
          onChange={(file) => void choose(file)}
        />
        <TextArea
          label="O pega el texto aquí"
          rows={7}
          spellCheck={false}
          placeholder={EJEMPLO}
          value={texto}
          onChange={({ target }) => {
            setTexto(target.value)
            setLeidas(null)
          }}
        />
        {leidas && <Leidas {...leidas} />}
      </div>
      <footer className="ui-acciones">
        <Button onClick={onClose}>Cancelar</Button>
        {leidas && leidas.preguntas.length > 0 ? (
          <Button variant="primary" onClick={() => add(leidas.preguntas)}>
            Agregar {cuantos(leidas.preguntas.length, 'pregunta', 'preguntas')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setLeidas(readPreguntas(texto))}>
            Revisar
          </Button>
        )}
      </footer>
    </Dialog>
  )
}

function Leidas({ preguntas, errores }: PreguntasLeidas) {
  return (
    <div className="apartado">
      <p role="status">
        <b>
          {preguntas.length === 1 ? 'Se leyó' : 'Se leyeron'}{' '}
          {cuantos(preguntas.length, 'pregunta', 'preguntas')}.
        </b>
      </p>
      {errores.length > 0 && (
        <ul className="vinetas ui-error" aria-label="Lo que no se pudo leer">
          {errores.map(({ linea, mensaje }) => (
            <li key={linea}>
              Línea {linea}: {mensaje}
            </li>
          ))}
        </ul>
      )}
      <PreguntasConCorrecta preguntas={preguntas} />
    </div>
  )
}
