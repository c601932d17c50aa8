import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button'
import { rutas } from '../../admin'
import { DialogoDeCatedra } from '../../catedras/dialogo-de-catedra'
import type { PropsDePaso } from './paso'

export function PasoDeCatedra({ pasos: { hechos }, saltar }: PropsDePaso) {
  const [abierto, setAbierto] = useState(false)
  return (
    <div className="panel apartado">
      {hechos.catedra ? (
        <p>
          Ya hay una. En <Link to={rutas.catedras}>Cátedras</Link> le pones docente, inscribes a sus alumnos y
          creas las demás.
        </p>
      ) : (
        <p>Es un curso: su nombre, su año, sus días. El docente y los alumnos se pueden cargar después.</p>
      )}
      <div className="botones">
        {!hechos.catedra && (
          <Button variant="primary" onClick={() => setAbierto(true)}>
            Crear la primera cátedra
          </Button>
        )}
        {saltar}
      </div>
      <DialogoDeCatedra abierto={abierto} catedra={undefined} alCerrar={() => setAbierto(false)} />
    </div>
  )
}
