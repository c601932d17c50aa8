-- Asks the targets of a file in turn, one to a line: wrk … -s rotate.lua URL -- FILE
local requests, last = {}, 0

function init(args)
  for target in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format('GET', target)
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end
