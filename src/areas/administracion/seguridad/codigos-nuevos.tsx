import { Button } from '../../../ui/button'
import { copiar } from '../../base/copiar'
import { Subtitulo } from './subtitulo'

/** Shown once: they are kept nowhere but as hashes. */
export function CodigosNuevos({ codigos, alGuardar }: { codigos: string[]; alGuardar: () => void }) {
  return (
    <>
      <Subtitulo>Tus códigos de recuperación</Subtitulo>
      <p>
        Guárdalos ahora, fuera del teléfono: no se vuelven a mostrar. Cada uno sirve una vez, en lugar del
        código de la aplicación.
      </p>
      <ol className="codigos-de-recuperacion">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ol>
      <div className="botones">
        <Button
          onClick={() =>
            copiar(codigos.join('\n'), 'Códigos copiados.', 'No se pudo copiar. Selecciónalos y cópialos.')
          }
        >
          Copiar
        </Button>
        <Button variant="primary" onClick={alGuardar}>
          Ya los guardé
        </Button>
      </div>
    </>
  )
}
