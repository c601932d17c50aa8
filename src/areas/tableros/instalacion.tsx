import { useQuery } from '@tanstack/react-query'
import { Landmark, ListChecks, ScrollText, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { rutas } from '../admin'
import { cuantosFaltan, pasosQuery } from '../administracion/primeros-pasos/queries'
import { fechaYHora } from '../base/instantes'
import { cifrasQuery } from './queries-de-admin'

/** What is done seldom, and has no place among the sections; a new installation begins with it. */
export function Instalacion() {
  const { data: pasos } = useQuery(pasosQuery)
  const { data: cifras } = useQuery(cifrasQuery)
  const faltan = pasos ? cuantosFaltan(pasos) : 0
  return (
    <>
      {pasos?.nueva && (
        <section className="panel instalacion-nueva" aria-labelledby="instalacion-nueva">
          <h2 id="instalacion-nueva">Te damos la bienvenida</h2>
          <p>Elige tu contraseña, el nombre de la institución y lo demás que hace falta para empezar.</p>
          <Link className="boton principal" to={rutas.primerosPasos}>
            Dar los primeros pasos
          </Link>
        </section>
      )}
      {cifras?.copiaFallida && (
        <p role="alert" className="nota error">
          La última copia de seguridad falló ({fechaYHora(cifras.copiaFallida.cuando)}):{' '}
          {cifras.copiaFallida.motivo}
        </p>
      )}
      <nav className="instalacion" aria-label="La instalación">
        <Link to={rutas.primerosPasos}>
          <ListChecks aria-hidden="true" /> Primeros pasos
          {faltan > 0 && <span className="cuenta">{faltan}</span>}
        </Link>
        <Link to={rutas.institucion}>
          <Landmark aria-hidden="true" /> Institución
        </Link>
        <Link to={rutas.auditoria}>
          <ScrollText aria-hidden="true" /> Auditoría
        </Link>
        <Link to={rutas.seguridad}>
          <ShieldCheck aria-hidden="true" /> Seguridad
        </Link>
      </nav>
    </>
  )
}
