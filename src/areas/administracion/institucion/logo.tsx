import { Button } from '../../../ui/button'
import { rutas } from '../../admin'
import { CampoDeSubida } from '../../base/subidas/campo-de-subida'
import { useSubida } from '../../base/subidas/use-subida'
import { useAccion } from '../../base/use-accion'
import { type Institucion, quitarLogo } from './queries'
import { recargarEn } from './recarga'

/** Kept as soon as it arrives, apart from the form. */
export function Logo({ logo }: Pick<Institucion, 'logo'>) {
  const subida = useSubida<Institucion>({
    direccion: '/admin/institucion/logo',
    falla: 'No se pudo subir el logo.',
    alLlegar: () => recargarEn(rutas.institucion, 'El logo se guardó.'),
  })
  const { enviar, enviando } = useAccion(quitarLogo)
  const quitar = () =>
    enviar(undefined, { onSuccess: () => recargarEn(rutas.institucion, 'El logo se quitó.') })

  return (
    <section className="panel apartado" aria-labelledby="logo">
      <h2 id="logo">Logo</h2>
      {logo && (
        <div className="logo-actual">
          <img className="logo" src={logo} alt="El logo de ahora" width={42} height={42} />
          <Button variant="danger" onClick={quitar} saving={enviando} savingLabel="Quitando...">
            Quitar el logo
          </Button>
        </div>
      )}
      <CampoDeSubida
        etiqueta={logo ? 'Elige otro, o suéltalo aquí' : 'Elige una imagen, o suéltala aquí'}
        extensiones=".png,.jpg,.jpeg,.webp"
        ayuda="PNG, JPG o WebP de hasta 256 KB; se ve en un cuadrado, entero. Un SVG no: puede llevar un programa dentro."
        subida={subida}
      />
    </section>
  )
}
