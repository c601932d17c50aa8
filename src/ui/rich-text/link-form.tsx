import type { Editor } from '@tiptap/react'
import { AddressForm } from './address-form'

interface LinkFormProps {
  editor: Editor
  /** Of the link that the cursor is in. */
  href: string
  onClose: () => void
}

export function LinkForm({ editor, href, onClose }: LinkFormProps) {
  const apply = (address: string) => {
    insertLink(editor, address)
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <AddressForm
      label="Dirección del enlace"
      address={href}
      accepts={/^(https?:\/\/|mailto:|tel:)\S/i}
      refusal="La dirección debe comenzar con http://, https://, mailto: o tel:."
      onApply={apply}
      {...(href && { onRemove: remove })}
      onCancel={onClose}
    />
  )
}

/** On what is chosen; where nothing is, the address itself is written. */
function insertLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection
  if (empty && !editor.isActive('link')) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run()
    return
  }
  editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
}
