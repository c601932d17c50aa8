import type { ReactNode } from 'react'
import { numeroDeRecibo, textoDeConcepto } from '../../domain/pagos/deudas'
import { nombreDePersona } from '../../domain/personas/nombres'
import { diaCorto, enLinea, guaranies } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { logoDelSitio, nombreDelSitio } from '../base/sitio'

interface Props {
  recibo: {
    recibo: number
    lineas: readonly { mes: string | null; monto: number }[]
    monto: number
    fecha: string
    anulado_en: string | null
    alumno: { nombre: string; apellido: string }
    catedra: { nombre: string; anio: number }
  }
}

/** As it goes on paper. */
export function Recibo({ recibo }: Props) {
  const { recibo: numero, lineas, monto, fecha, anulado_en, alumno, catedra } = recibo
  return (
    <article className="panel recibo-de-pago" aria-label={`Recibo ${numeroDeRecibo(numero)}`}>
      <header className="renglon aire-4">
        {logoDelSitio && <img src={logoDelSitio} alt="" width="56" height="56" />}
        <p>
          <b>{nombreDelSitio}</b>
          <span className="apagado">Recibo {numeroDeRecibo(numero)}</span>
        </p>
        {anulado_en && <Badge tone="red">Anulado</Badge>}
      </header>
      <dl className="datos">
        <Dato nombre="Recibimos de">{nombreDePersona(alumno)}</Dato>
        <Dato nombre="La suma de">{guaranies(monto)}</Dato>
        <Dato nombre="En concepto de">
          {lineas.map(({ mes, monto: suyo }) => (
            <span key={mes} className="concepto-de-recibo">
              {enLinea([textoDeConcepto(mes), lineas.length > 1 && guaranies(suyo)])}
            </span>
          ))}
        </Dato>
        <Dato nombre="Cátedra">
          {catedra.nombre} ({catedra.anio})
        </Dato>
        <Dato nombre="Fecha del pago">{diaCorto(fecha)}</Dato>
      </dl>
      <p className="firma">Firma y sello</p>
      <p className="apagado">Constancia de pago; no es una factura.</p>
    </article>
  )
}

const Dato = ({ nombre, children }: { nombre: string; children: ReactNode }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
)
