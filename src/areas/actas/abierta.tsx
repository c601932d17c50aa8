import { useState } from 'react'
import { Link } from 'react-router'
import type { NotaDeActa } from '../../domain/actas/actas'
import { Button } from '../../ui/button'
import { rutaDeNotaFinal } from '../admin'
import { Confirmacion } from './confirmacion'
import { type Decididas, Decisiones } from './decisiones'
import { LoQueFalta } from './lo-que-falta'
import type { Clausura } from './queries-de-clausura'
import { Reparto } from './reparto'

interface Props {
  catedraId: number
  /** 'Armonía (2026)' */
  nombre: string
  clausura: Clausura
}

/** Of a course that is not closed yet: what is missing, what its acta would say, and the way to make it. */
export function Abierta({ catedraId, nombre, clausura }: Props) {
  const [decididas, setDecididas] = useState<Decididas>(new Map())
  const [preguntando, setPreguntando] = useState(false)
  const { alumnos, escala } = clausura
  const decide = (alumnoId: number, nota: NotaDeActa | null) =>
    setDecididas((antes) => {
      const otras = new Map(antes)
      if (nota === null) otras.delete(alumnoId)
      else otras.set(alumnoId, nota)
      return otras
    })
  const notas = alumnos.map(({ alumnoId, nota }) => decididas.get(alumnoId) ?? nota)
  return (
    <>
      <LoQueFalta catedraId={catedraId} clausura={clausura} decididos={new Set(decididas.keys())} />
      <section className="apartado" aria-labelledby="vista-previa">
        <h2 id="vista-previa">Lo que diría el acta</h2>
        {escala === null ? (
          <SinEscala catedraId={catedraId} />
        ) : (
          <Reparto titulo="Cómo se repartirían las notas" notas={notas} />
        )}
        <Decisiones alumnos={alumnos} decididas={decididas} onDecide={decide} />
      </section>
      {escala && (
        <div>
          <Button variant="primary" onClick={() => setPreguntando(true)}>
            Cerrar la cátedra
          </Button>
        </div>
      )}
      <Confirmacion
        open={preguntando}
        onClose={() => setPreguntando(false)}
        catedraId={catedraId}
        nombre={nombre}
        notas={notas.filter((nota) => nota !== null)}
        decisiones={[...decididas].map(([alumnoId, nota]) => ({ alumnoId, nota }))}
        clausura={clausura}
      />
    </>
  )
}

const SinEscala = ({ catedraId }: { catedraId: number }) => (
  <div className="panel sin-escala extremos">
    <p>Elige una escala antes de cerrar.</p>
    <Link className="boton principal" to={rutaDeNotaFinal(catedraId)}>
      Elegir una escala
    </Link>
  </div>
)
