import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/select'
import { adelantar as pedir } from '../../base/consultas'
import { Exportar } from '../../base/exportar'
import { Lectura } from '../../base/lectura'
import { hoy } from '../../base/sitio'
import type { DeCatedra } from '../../catedras/secciones-de-docente'
import { useCatedra } from '../../catedras/use-catedra'
import { PlanillaAnual } from './planilla-anual'
import { anualQuery } from './queries'

const actual = () => Number(hoy().slice(0, 4))
const aniosElegibles = () => [-2, -1, 0, 1, 2].map((desde) => actual() + desde)
const anioDe = (parametros: URLSearchParams) =>
  aniosElegibles().find((uno) => String(uno) === parametros.get('anio')) ?? actual()

export const adelantar = (catedraId: number, parametros: URLSearchParams) =>
  pedir(anualQuery(catedraId, anioDe(parametros)))

/** A year's attendance of the whole course: two years back, two ahead. */
export default function Anual({ catedraId }: DeCatedra) {
  const { nombre } = useCatedra(catedraId)
  const [parametros, setParametros] = useSearchParams()
  const anios = aniosElegibles()
  const anio = anioDe(parametros)
  const elegir = (elegido: string) =>
    setParametros({ tab: 'asistencia', anio: elegido }, { replace: true, preventScrollReset: true })

  return (
    <section className="apartado asistencia-anual" aria-labelledby="anual">
      <header className="cabecera-de-apartado">
        <h2 id="anual">
          Asistencia anual{' '}
          <span className="solo-impresa">
            · {nombre}, {anio}
          </span>
        </h2>
        <div className="botones no-se-imprime">
          <Exportar direccion={`/docente/catedra/${catedraId}/asistencias/anual/${anio}/exportar.csv`} />
          <Button onClick={() => print()}>
            <Printer aria-hidden="true" /> Imprimir
          </Button>
        </div>
      </header>
      <Select
        className="anio no-se-imprime"
        label="Año"
        options={anios.map((uno) => ({ value: String(uno), label: String(uno) }))}
        value={String(anio)}
        onChange={(event) => elegir(event.target.value)}
      />
      <Lectura key={anio} falla="Error al cargar la asistencia anual.">
        <PlanillaAnual catedraId={catedraId} anio={anio} />
      </Lectura>
    </section>
  )
}
