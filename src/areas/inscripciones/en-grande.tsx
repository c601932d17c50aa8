import Qr from '../actas/qr'

/** To be read from the last row, or with a telephone's camera. */
export default function EnGrande({ codigo, enlace }: { codigo: string; enlace: string }) {
  return (
    <div className="en-grande">
      <b>{codigo}</b>
      <Qr texto={enlace} nombre={`Código QR de ${enlace}`} />
      <p>{enlace}</p>
    </div>
  )
}
