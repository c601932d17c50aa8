import type { DeCatedra } from '../secciones'
import { useCatedra } from '../use-catedra'
import { Pagos } from './pagos'

export default function Resumen({ catedraId }: DeCatedra) {
  const catedra = useCatedra(catedraId)
  return (
    <div className="cuadros">
      <section className="panel apartado">
        <h2>Alumnos y pagos</h2>
        <Pagos inscritos={catedra.CatedraAlumno} />
      </section>
    </div>
  )
}
