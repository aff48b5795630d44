// json
