import type { Editor } from '@tiptap/react'
import { AddressForm } from './address-form'

export function ImageForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const apply = (src: string, alt: string) => {
    editor.chain().focus().setImage({ src, alt }).run()
    onClose()
  }

  return (
    <AddressForm
      label="Dirección de la imagen"
      address=""
      accepts={/^https:\/\/\S/i}
      refusal="La dirección de la imagen debe comenzar con https://."
      onApply={apply}
      describes
      onCancel={onClose}
    />
  )
}
