import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import {
  direccionDeIngreso,
  pasosDeIngreso,
  pasosParaUnirse,
} from '../../domain/inscripciones/pasos-de-ingreso'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import Qr from '../actas/qr'
import { useGestion } from '../base/curso/gestion'
import { catedraQuery } from '../base/curso/queries'
import type { DeCargada } from '../base/enmarcada'
import { Pantalla } from '../base/pantalla'
import { nombreDelSitio } from '../base/sitio'
import { ingresoPorCodigo } from './gestion-de-ingreso'

/** A page to hang on the wall: how a course's students come in, without the name of any. */
export function Cargada({ id, marco, noEsta }: DeCargada) {
  const { rol, codigoQuery } = useGestion(ingresoPorCodigo)
  const { data: catedra } = useSuspenseQuery(catedraQuery(rol, id))
  const { data: codigo, isPending } = useQuery(codigoQuery(id))
  if (!catedra) return noEsta
  // A sheet that hangs on the wall has the one address or the other: it waits until it is known which.
  if (isPending) return null
  const deIngreso = codigo?.abierto ? codigo.enlace : null
  const direccion = deIngreso ?? direccionDeIngreso(location.origin, id)
  const { nombre, anio, Docente } = catedra
  return (
    <Pantalla {...marco} className="hoja-de-ingreso">
      <div className="botones no-se-imprime">
        <Button variant="primary" onClick={() => print()}>
          Imprimir
        </Button>
      </div>
      <article className="panel" aria-label="Hoja de ingreso">
        <p>{nombreDelSitio}</p>
        <h2>
          {nombre} ({anio})
        </h2>
        {Docente && <p>Docente: {nombreDePersona(Docente)}</p>}
        <Qr texto={direccion} nombre={`Código QR de ${direccion}`} />
        <p className="direccion">{direccion}</p>
        <ul className="como-entrar">
          {(deIngreso ? pasosParaUnirse : pasosDeIngreso)('la dirección, o léela con la cámara').map(
            (paso) => (
              <li key={paso}>{paso}</li>
            ),
          )}
        </ul>
      </article>
    </Pantalla>
  )
}
