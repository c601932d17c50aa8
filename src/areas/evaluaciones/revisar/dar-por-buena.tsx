import { useState } from 'react'
import { Button } from '../../../ui/button'
import { useAbierta } from '../../base/curso/abierta'
import { Efecto } from './efecto'

interface Props {
  evaluacionId: number
  preguntaId: number
  texto: string
}

/** Takes what somebody wrote for right, for all who wrote the same. */
export function DarPorBuena({ evaluacionId, preguntaId, texto }: Props) {
  const [preguntando, setPreguntando] = useState(false)
  const titulo = `Dar por buena «${texto}»`
  if (!useAbierta()) return null
  return (
    <>
      <Button variant="quiet" className="no-se-imprime" onClick={() => setPreguntando(true)}>
        {titulo}
      </Button>
      {preguntando && (
        <Efecto
          cual={{ evaluacionId, preguntaId, como: 'ACEPTAR', texto }}
          titulo={titulo}
          explicacion={`Vale para todos los que respondieron «${texto}», sin mirar acentos, mayúsculas ni espacios.`}
          onClose={() => setPreguntando(false)}
        />
      )}
    </>
  )
}
