// The mode of the editor for Ruby: plain text so far.
export const language = () => [];
