import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { Button } from '../../../ui/button'
import { NumberField, TextArea } from '../../../ui/text-field'
import { SiAbierta } from '../../base/curso/abierta'
import { useGestion } from '../../base/curso/gestion'
import { enPuntos } from '../puntaje'
import type { Entrega } from '../tipos'
import { Deshacer } from './deshacer'
import { FormularioDeRectificacion } from './formulario-de-rectificacion'
import { calificacion } from './gestion'
import { HistorialDeNota } from './historial-de-nota'

/** A grade that was given: closed until somebody means to rectify it. */
export default function NotaPuesta({ entrega }: { entrega: Entrega }) {
  const { historialQuery } = useGestion(calificacion)
  const { rectificando, open, close, boton } = useRectificacion()
  return (
    <fieldset
      className="ui-formulario calificar"
      aria-label={`Calificación de ${nombreDePersona(entrega.Alumno)} en ${entrega.TareaMaestra.titulo}`}
    >
      {rectificando ? (
        <FormularioDeRectificacion entrega={entrega} onClose={close} />
      ) : (
        <>
          <Cerrada entrega={entrega} />
          <SiAbierta>
            <div className="botones">
              <Button ref={boton} onClick={open}>
                <Pencil aria-hidden="true" /> Rectificar nota
              </Button>
              <Deshacer entrega={entrega} />
            </div>
          </SiAbierta>
        </>
      )}
      {entrega.rectificada && <HistorialDeNota query={historialQuery(entrega.id)} />}
    </fieldset>
  )
}

function Cerrada({ entrega }: { entrega: Entrega }) {
  const { puntos_obtenidos, comentario_docente, TareaMaestra } = entrega
  return (
    <>
      <NumberField
        label="Puntos"
        className="campo-de-puntos"
        hint={`De ${enPuntos(TareaMaestra.puntos_posibles)}.`}
        value={puntos_obtenidos ?? ''}
        disabled
      />
      {comentario_docente && <TextArea label="Comentario" value={comentario_docente} disabled />}
    </>
  )
}

/** Closed again, the focus is on what had opened it. */
function useRectificacion() {
  const [rectificando, setRectificando] = useState(false)
  const boton = useRef<HTMLButtonElement>(null)
  const vuelve = useRef(false)

  useEffect(() => {
    if (!rectificando && vuelve.current) boton.current?.focus()
    vuelve.current = rectificando
  }, [rectificando])

  return { rectificando, boton, open: () => setRectificando(true), close: () => setRectificando(false) }
}
