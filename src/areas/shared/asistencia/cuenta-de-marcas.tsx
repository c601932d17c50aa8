import { SIN_REGISTRO } from '../../../domain/asistencia'

/** How many of each, in words beside their colour. */
export function CuentaDeMarcas({ marcas }: { marcas: readonly (boolean | null)[] }) {
  const veces = (valor: boolean | null) => marcas.filter((una) => una === valor).length
  return (
    <p className="cuenta-de-marcas">
      <span className="presente">
        <b>{veces(true)}</b> Presentes
      </span>
      <span className="ausente">
        <b>{veces(false)}</b> Ausentes
      </span>
      <span className="sin-registro">
        <b>{veces(null)}</b> {SIN_REGISTRO}
      </span>
    </p>
  )
}
