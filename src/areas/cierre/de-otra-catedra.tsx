import { cuantos, diaCorto } from '../../lib/formato'
import { Button } from '../../ui/button'
import { type Borrador, readBorrador, saveBorrador } from './borrador-de-cierre'
import { useRechazadas } from './use-rechazadas'

/** What was written of classes whose course is somebody else's by now: it stays here, to be read. */
export function DeOtraCatedra({ catedraId }: { catedraId: number }) {
  const { dueno, fechas } = useRechazadas(catedraId)
  return (
    <section className="panel apartado" aria-labelledby="de-otra-catedra">
      <h2 id="de-otra-catedra">Ya no dictas esta cátedra</h2>
      <p role="alert">
        La clase no se cerró. Lo que escribiste sigue en este dispositivo: si la administración te da más
        días, ábrela otra vez y ciérrala.
      </p>
      {fechas.map((fecha) => {
        const clase = { catedraId, fecha }
        const escrito = readBorrador(dueno, clase)
        return (
          escrito && (
            <div key={fecha}>
              <h3>La clase del {diaCorto(fecha)}</h3>
              <ul>
                {loEscrito(escrito).map((una) => (
                  <li key={una}>{una}</li>
                ))}
              </ul>
              <Button variant="quiet" onClick={() => saveBorrador(dueno, clase, null)}>
                Descartar lo mío
              </Button>
            </div>
          )
        )
      })}
    </section>
  )
}

function loEscrito({ marcas, unidades, frase, tarea }: Borrador): string[] {
  const [tocados, dadas] = [Object.keys(marcas).length, Object.keys(unidades).length]
  const cosas = [
    tocados > 0 && cuantos(tocados, 'alumno marcado', 'alumnos marcados'),
    dadas > 0 && cuantos(dadas, 'unidad', 'unidades'),
    frase && `Para la próxima: ${frase}`,
    tarea.titulo && `Tarea: ${tarea.titulo}`,
  ]
  return cosas.flatMap((una) => una || [])
}
