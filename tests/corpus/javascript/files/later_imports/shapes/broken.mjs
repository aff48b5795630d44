export default (size) => {
  const size = 1;
};
