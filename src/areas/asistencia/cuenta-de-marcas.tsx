import { SIN_REGISTRO } from '../../domain/asistencia'

/** How many of each, in words beside their colour. */
export function CuentaDeMarcas({ marcas }: { marcas: readonly (boolean | null)[] }) {
  const veces = (valor: boolean | null) => marcas.filter((una) => una === valor).length
  const [presentes, ausentes] = [veces(true), veces(false)]
  return (
    <p className="cuenta-de-marcas">
      <span className="presente">
        <b>{presentes}</b> {presentes === 1 ? 'Presente' : 'Presentes'}
      </span>
      <span className="ausente">
        <b>{ausentes}</b> {ausentes === 1 ? 'Ausente' : 'Ausentes'}
      </span>
      <span className="sin-registro">
        <b>{veces(null)}</b> {SIN_REGISTRO}
      </span>
    </p>
  )
}
