import { mayHaveWhatsApp, numeroInternacional } from '../../domain/personas/telefonos'

/** A telephone as it was written: a touch calls it, another writes to it. */
export function Telefono({ escrito }: { escrito: string }) {
  const numero = numeroInternacional(escrito)
  if (numero === null) return escrito
  return (
    <span className="telefono-de-persona hilera">
      <a href={`tel:+${numero}`}>{escrito}</a>
      {mayHaveWhatsApp(numero) && (
        <a href={`https://wa.me/${numero}`} target="_blank" rel="noopener">
          WhatsApp<span className="oculto"> al {escrito}</span>
        </a>
      )}
    </span>
  )
}
