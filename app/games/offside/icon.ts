export const offsideIcon =
  '<path d="M5.5 22V3"/><path d="M5.5 4h13l-2.5 4 2.5 4h-13"/><path d="M12 4v8M5.5 8h10.5"/>'
